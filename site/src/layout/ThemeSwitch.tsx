import { shellTexts } from '#texts/shell.tsx'
import { chooseTheme, THEME_CHOICES, type ThemeChoice } from '../theme/theme.ts'
import { useTheme } from '../theme/useTheme.ts'

const NAMES: Readonly<Record<ThemeChoice, string>> = shellTexts.themes

const SHAPES: Readonly<Record<ThemeChoice, string>> = {
  system: 'M3 4h14v9H3z M7 16h6',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7 M10 2v1.5 M10 16.5V18 M2 10h1.5 M16.5 10H18 M4.3 4.3l1.1 1.1 M14.6 14.6l1.1 1.1 M4.3 15.7l1.1-1.1 M14.6 5.4l1.1-1.1',
  dark: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
}

/** Chooses the theme of the site. */
export function ThemeSwitch() {
  const chosen = useTheme()
  return (
    <fieldset className="site-theme">
      <legend className="site-hidden">{shellTexts.colours}</legend>
      {THEME_CHOICES.map((theme) => (
        <label key={theme} className="site-theme-choice" data-choice={theme} title={NAMES[theme]}>
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <span className="site-hidden">{NAMES[theme]}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true" className="site-theme-icon">
            <path d={SHAPES[theme]} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
