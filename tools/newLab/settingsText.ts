import type { Answers } from './answers.ts'
import { getBeginning } from './beginnings.ts'

/** Writes the settings of a new lab, with the optional parts as comments. */
export function settingsText(answers: Answers): string {
  const { name, language, tagline, about, email, siteUrl } = answers
  const { step } = getBeginning(language)
  const lines = [
    `name: ${quote(name)},`,
    `language: ${quote(language)},`,
    `tagline: ${quote(tagline)},`,
    `// stage: 'Beta',`,
    `about: ${quote(about)},`,
    `email: ${quote(email)},`,
    siteUrl === undefined
      ? `// siteUrl: 'https://org.github.io/board/',`
      : `siteUrl: ${quote(siteUrl)},`,
    `// codeUrl: 'https://example.org/board',`,
    `// trackerUrl: 'https://example.org/board/issues/new',`,
    `accent: { light: '#0d5c63', dark: '#74cbc6' },`,
    `logo: 'logo.svg',`,
    `licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },`,
    `// Models that are announced, such as { name: 'Model 7B', provider: 'Maker' }.`,
    `plannedModels: [],`,
    `requestedModels: [],`,
    `reports: [],`,
    `request: {`,
    `  steps: [{ name: ${quote(step.name)}, time: ${quote(step.time)}, what: ${quote(step.what)} }],`,
    `},`,
    `// newsletter: { lead: 'New evaluations.', expect: [{ name: 'How often', text: 'Monthly' }] },`,
    `// sponsor: {`,
    `//   oneTimeUrl: 'https://example.org/once',`,
    `//   monthlyUrl: 'https://example.org/monthly',`,
    `//   monthlyDollars: 15,`,
    `//   dollarsPerEvaluation: 100,`,
    `//   uses: ['Access to paid models'],`,
    `// },`,
  ]
  return `${HEAD}${lines.map((line) => `  ${line}\n`).join('')}} satisfies LabSettings\n`
}

const HEAD = `import type { LabSettings } from '../site/build/lab/labSettings.ts'

/**
 * The settings of this lab. site/build/lab/labSettings.ts explains each. Every mistake is told with its field, its
 * value and what is allowed.
 */
export default {
`

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}
