/// <reference types="vite/client" />

/** A style sheet of the package as published. */
declare module 'virtual:*.css' {
  export const css: string
}
