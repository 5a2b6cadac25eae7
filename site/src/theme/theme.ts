/** The themes that a visitor can choose; `system` follows the operating system. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const

/** One of the themes. */
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The storage key, which `public/theme.js` reads as well. */
const KEY = 'theme'

const listeners = new Set<() => void>()

/** Returns the theme that the page shows. */
export function currentTheme(): ThemeChoice {
  const named = document.documentElement.dataset['theme']
  return THEME_CHOICES.find((theme) => theme === named) ?? 'system'
}

/** Applies a theme and stores it for the next visit, unless storage is blocked. */
export function chooseTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage, the theme applies to this visit only.
  }
  applyTheme(theme)
}

function applyTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

/** Calls a listener whenever the theme changes, in another tab too. Returns a function that unsubscribes it. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', adoptTheme)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', adoptTheme)
  }
}

/** Applies the theme that the visitor chose in another tab; without a key, that tab cleared its storage. */
function adoptTheme({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) applyTheme(newValue ?? 'system')
}
