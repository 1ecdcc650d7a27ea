// SDL: a white window, as little as a program can show.
#include <SDL2/SDL.h>

int main(int count, char **arguments) {
  (void)count;
  (void)arguments;
  // The pixels go to the screen by themselves, not through a renderer.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "SDL", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 390, 844, 0);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) return 1;
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 255, 255, 255));
  SDL_UpdateWindowSurface(window);
  for (SDL_Event event; SDL_WaitEvent(&event);)
    if (event.type == SDL_QUIT) break;
  SDL_Quit();
  return 0;
}
