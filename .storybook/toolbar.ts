import type { Preview } from '@storybook/react-vite'
import { LANGUAGE_CODES, type LanguageCode } from '@transparency-lab/widgets/languages'

/** The options of the toolbar. */
export const THEMES = ['inherit', 'light', 'dark', 'system'] as const
export const DIRECTIONS = ['ltr', 'rtl'] as const
export const WIDTHS = ['320px', '560px', '768px', '1180px', 'full'] as const

/** The settings of the toolbar. A story may fix each of them. */
export interface ToolbarSettings {
  /** The colour scheme of the page. `inherit` sets none, which browsers treat as light. */
  readonly theme: (typeof THEMES)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  /** The width of the container, or all available width. */
  readonly width: (typeof WIDTHS)[number]
  /** The language of the widgets, unless a story sets its own labels. */
  readonly language: LanguageCode
}

export const INITIAL: ToolbarSettings = {
  theme: 'system',
  direction: 'ltr',
  width: 'full',
  language: 'en',
}

/** The toolbar in Storybook's format. */
export const TOOLBAR: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'The colour scheme of the page',
    toolbar: { title: 'Theme', icon: 'mirror', items: [...THEMES], dynamicTitle: true },
  },
  direction: {
    description: 'The text direction of the page',
    toolbar: { title: 'Direction', icon: 'transfer', items: [...DIRECTIONS], dynamicTitle: true },
  },
  width: {
    description: 'The width of the container',
    toolbar: { title: 'Width', icon: 'ruler', items: [...WIDTHS], dynamicTitle: true },
  },
  language: {
    description: 'The language of the widgets',
    toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGE_CODES], dynamicTitle: true },
  },
}
