import { describe, expect, it } from 'vitest'
import { askAnswers } from './askAnswers.ts'

const GIVEN = { name: 'Acme', email: 'desk@acme.example' }

describe('the answers of a new lab', () => {
  it('are those of the options, with suggestions for the rest', async () => {
    expect(await askAnswers({ ...GIVEN, 'site-url': 'https://a.example/b/' }, undefined)).toEqual({
      ...GIVEN,
      language: 'en',
      tagline: 'Safety evaluations of language models',
      about: 'Acme publishes safety evaluations of language models.',
      siteUrl: 'https://a.example/b/',
    })
  })

  it('are in the language of the site', async () => {
    const answers = await askAnswers({ ...GIVEN, language: 'de' }, undefined)
    expect(answers.about).toBe('Acme veröffentlicht Bewertungen der Sicherheit von Sprachmodellen.')
    await expect(askAnswers({ ...GIVEN, language: 'fr' }, undefined)).rejects.toThrow(
      '--language is "fr"; allowed: one of en, de, ar',
    )
  })

  it('say every option that is missing or invalid, with what is allowed', async () => {
    const options = { email: 'acme', 'site-url': 'acme.example' }
    await expect(askAnswers(options, undefined)).rejects.toThrow(
      /^--name is absent; allowed: .*\n--email is "acme"; allowed: an e-mail address.*\n--site-url is "acme\.example"; allowed: the http or https URL of the deployed site/,
    )
  })

  it('are asked for, and asked for again after an invalid one', async () => {
    const asked: string[] = []
    const typed = ['', 'Acme', 'acme', 'desk@acme.example', '', '', 'We test.', '']
    const answers = await askAnswers({}, (text) => {
      asked.push(text)
      return Promise.resolve(typed[asked.length - 1] ?? '')
    })
    expect(answers).toMatchObject({ ...GIVEN, about: 'We test.', siteUrl: undefined })
    expect(asked[1]).toMatch(/^That is ""; allowed: one line of text of 1 to 60 characters/)
    expect(asked[3]).toMatch(/^That is "acme"; allowed: an e-mail address/)
    expect(asked[5]).toContain('[Safety evaluations of language models]')
  })
})
