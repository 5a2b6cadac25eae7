/** Colour scheme of a widget: of the page around it, always one, or of the visitor's system. */
export type Theme = 'inherit' | 'light' | 'dark' | 'system'
