import type { Preview } from '@storybook/react-vite'

/** What the toolbar can be set to. */
export const THEMES = ['inherit', 'light', 'dark', 'system'] as const
export const DIRECTIONS = ['ltr', 'rtl'] as const
export const WIDTHS = ['320px', '560px', '768px', '1180px', 'full'] as const
export const LANGUAGES = ['en', 'de', 'ar'] as const

/** The settings of the toolbar, of which a story may fix any. */
export interface ToolbarSettings {
  /** The colours of the page; by `inherit` it says nothing of them, which browsers take for light. */
  readonly theme: (typeof THEMES)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  /** Of the container, or all that there is. */
  readonly width: (typeof WIDTHS)[number]
  /** In which the widgets speak, unless a story has labels of its own. */
  readonly language: (typeof LANGUAGES)[number]
}

export const INITIAL: ToolbarSettings = {
  theme: 'system',
  direction: 'ltr',
  width: 'full',
  language: 'en',
}

/** The same as Storybook wants to be told of it. */
export const TOOLBAR: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Light or dark colours of the page, or as the system',
    toolbar: { title: 'Theme', icon: 'mirror', items: [...THEMES], dynamicTitle: true },
  },
  direction: {
    description: 'Which way the page is read',
    toolbar: { title: 'Direction', icon: 'transfer', items: [...DIRECTIONS], dynamicTitle: true },
  },
  width: {
    description: 'The width of the container',
    toolbar: { title: 'Width', icon: 'ruler', items: [...WIDTHS], dynamicTitle: true },
  },
  language: {
    description: 'The language of the widgets',
    toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
  },
}
