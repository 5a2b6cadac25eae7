const FORCED_THEMES = ['light', 'dark']

/** Forces a theme on the page of a frame; any other value lets it follow the host page. */
export function applyTheme(theme: string | undefined): void {
  const { dataset } = document.documentElement
  if (theme !== undefined && FORCED_THEMES.includes(theme)) dataset['theme'] = theme
  else delete dataset['theme']
}
