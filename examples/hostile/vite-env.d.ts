/// <reference types="vite/client" />

/** A sheet of the package as it is published. */
declare module 'virtual:*.css' {
  export const css: string
}
