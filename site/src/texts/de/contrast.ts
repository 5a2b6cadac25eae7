import type { contrastText as en } from '../en/contrast.ts'
import { tenths } from './words.ts'

const SCHEMES = { light: 'In hellen Farben', dark: 'In dunklen Farben' }
const THINGS: Readonly<Record<string, string>> = {
  texts: 'Texte',
  'secondary texts': 'Nebentexte',
  'the borders of controls': 'Ränder von Bedienelementen',
  links: 'Links',
  'the texts of bands': 'die Texte der Stufen',
}

export const contrastText: typeof en = ({
  scheme,
  what,
  colour,
  ground,
  ratio,
  required,
  nearest,
}) => {
  const advice =
    nearest === undefined
      ? 'Kein Wert passt zu den anderen Farben.'
      : `Die nächste Farbe, die genügt, ist ${nearest}.`
  return `${SCHEMES[scheme]} haben ${THINGS[what] ?? what} (${colour} auf ${ground}) einen Kontrast von ${tenths(ratio)} : 1 und brauchen ${tenths(required)} : 1. ${advice}`
}
