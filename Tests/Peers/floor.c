// The floor: the same trees as plain nodes in arrays, laid out by the least arithmetic that gives the
// same frames, and words wrapped by a loop over their widths.
#include "measure.h"

// A row or column of rows and columns, or a leaf.
struct node {
  float x, y, width, height;
  float least_width, least_height;
  int first_child, child_count;
  int is_row, is_leaf;
};

enum { leaf_count = 10000, depth = 5, node_limit = 20000 };
static const int fan_outs[depth] = {10, 10, 5, 5, 4};
static struct node *nodes;
static int node_count;

// Adds the children of a node, level by level below it.
static void add_children(int parent, int level, int is_hug) {
  if (level == depth) {
    nodes[parent].is_leaf = 1;
    nodes[parent].least_width = is_hug ? 4 : 0;
    nodes[parent].least_height = is_hug ? 10 : 0;
    return;
  }
  int first = node_count, count = fan_outs[level];
  node_count += count;
  nodes[parent].first_child = first;
  nodes[parent].child_count = count;
  nodes[parent].is_row = level % 2 == 0;
  float width = 0, height = 0;
  for (int index = 0; index < count; index++) {
    struct node empty = {0};
    nodes[first + index] = empty;
    add_children(first + index, level + 1, is_hug);
    struct node *child = &nodes[first + index];
    if (level % 2 == 0) {
      width += child->least_width;
      if (child->least_height > height) height = child->least_height;
    } else {
      height += child->least_height;
      if (child->least_width > width) width = child->least_width;
    }
  }
  nodes[parent].least_width = width;
  nodes[parent].least_height = height;
}

static void build(int is_hug) {
  node_count = 1;
  memset(&nodes[0], 0, sizeof nodes[0]);
  add_children(0, 0, is_hug);
}

// Gives each child its least length and an equal share of the remaining length.
static void lay_out(struct node *node, float x, float y, float width, float height, int is_hug) {
  node->x = x;
  node->y = y;
  node->width = width;
  node->height = height;
  if (node->is_leaf) return;
  float count = (float)node->child_count;
  float share = is_hug ? 0 : (node->is_row ? width : height) / count;
  for (int index = 0; index < node->child_count; index++) {
    struct node *child = &nodes[node->first_child + index];
    float child_width = is_hug ? child->least_width : node->is_row ? share : width;
    float child_height = is_hug ? child->least_height : node->is_row ? height : share;
    lay_out(child, x, y, child_width, child_height, is_hug);
    if (node->is_row)
      x += child_width;
    else
      y += child_height;
  }
}

static double sink;

static void measure_tree(const char *name, int is_hug) {
  struct least built = no_value(), resized = no_value();
  for (int run = 0; run < 200; run++) {
    double start = processor_time();
    build(is_hug);
    lay_out(&nodes[0], 0, 0, 1024, 768, is_hug);
    add(&built, processor_time() - start);
    start = processor_time();
    lay_out(&nodes[0], 0, 0, (float)(1000 + run % 97), 768, is_hug);
    add(&resized, processor_time() - start);
    sink += nodes[node_count - 1].x;
  }
  char line[64];
  snprintf(line, sizeof line, "build and lay out %s", name);
  print_line(line, built.value * 1e6 / node_count, "ns");
  snprintf(line, sizeof line, "resize %s", name);
  print_line(line, resized.value * 1e6 / node_count, "ns");
}

static void measure_words(void) {
  static float widths[word_count];
  uint64_t state = 1;
  for (int index = 0; index < word_count; index++)
    widths[index] = 20 + (float)(next_random(&state) % 60);
  struct least time = no_value();
  for (int run = 0; run < 200; run++) {
    double start = processor_time();
    float limit = 400 + (float)(run % 97), pen = 0;
    int lines = 1;
    for (int index = 0; index < word_count; index++) {
      if (pen + widths[index] > limit) {
        lines++;
        pen = 0;
      }
      pen += widths[index] + 5;
    }
    add(&time, processor_time() - start);
    sink += lines;
  }
  print_line("wrap words at a new width", time.value * 1e6 / word_count, "ns");
}

int main(void) {
  nodes = (struct node *)malloc(node_limit * sizeof(struct node));
  if (!nodes) return 1;
  measure_tree("T-hug", 1);
  measure_tree("T-fill", 0);
  measure_words();
  free(nodes);
  return sink == 0;
}
