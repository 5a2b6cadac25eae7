/** The colour schemes of a widget. */
export const THEMES = ['inherit', 'light', 'dark', 'system'] as const

/**
 * The colour scheme of a widget: “inherit” follows the page around it, “light” and “dark” are fixed, “system” follows
 * the visitor's system.
 */
export type Theme = (typeof THEMES)[number]
