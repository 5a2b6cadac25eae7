import type { ProblemReport } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { prepareReport } from './prepareReport.ts'

const TARGETS = { email: 'lab@example.org', trackerUrl: 'https://tracker.example/new?template=bug' }
const REPORT: ProblemReport = {
  figure: { modelId: 'alpha', suiteId: 's', measure: 'bias', figure: 'Part' },
  reportedFigure: 'Alpha · Bias, Part · Suite · 40.0%',
  problem: 'The paper says 0.5.',
  correction: '0.5, in table 3',
  evidenceUrl: 'https://example.org/paper',
  reporterRole: 'provider',
  name: 'Jo',
  contactEmail: 'jo@example.org',
  mayPublish: true,
  agreeToTerms: true,
}

/** The parts of each prepared address, decoded. */
function read(report: ProblemReport, targets = TARGETS) {
  return prepareReport(report, targets).map(({ href }) => {
    const url = new URL(href)
    const [title, body] = url.protocol === 'mailto:' ? ['subject', 'body'] : ['title', 'body']
    return {
      to: url.protocol === 'mailto:' ? url.pathname : url.origin + url.pathname,
      names: [...url.searchParams.keys()],
      title: url.searchParams.get(title) ?? '',
      body: url.searchParams.get(body) ?? '',
      length: href.length,
    }
  })
}

describe('prepareReport', () => {
  it('prepares an e-mail to the lab with everything that was typed', () => {
    const [mail] = read(REPORT)
    expect(mail?.to).toBe('lab@example.org')
    expect(mail?.title).toBe('Wrong figure: Alpha · Bias, Part · Suite · 40.0%')
    for (const text of ['s / alpha / bias / Part', REPORT.problem, REPORT.correction]) {
      expect(mail?.body).toContain(text)
    }
    expect(mail?.body).toContain('From: Jo <jo@example.org>\nMay be published: yes')
  })

  it('prepares an issue without name and mailbox, and keeps what the address of the tracker has', () => {
    const [, issue] = read(REPORT)
    expect(issue?.to).toBe('https://tracker.example/new')
    expect(issue?.names).toEqual(['template', 'title', 'body'])
    expect(issue?.body).toContain(REPORT.problem)
    expect(`${issue?.title}${issue?.body}`).not.toMatch(/Jo|jo@/)
  })

  it.each([
    ['the words may not be published', { ...REPORT, mayPublish: false }, TARGETS],
    ['there is no tracker', REPORT, { ...TARGETS, trackerUrl: undefined }],
  ])('prepares no issue when %s', (_, report, targets) => {
    expect(prepareReport(report, targets)).toHaveLength(1)
  })

  it('adds no header and no field, whatever a text contains', () => {
    const hostile = 'x\r\nBcc: victim@example.org&cc=victim@example.org?body=#'
    for (const { names, title } of read({ ...REPORT, reportedFigure: hostile, problem: hostile })) {
      expect(
        names.filter((name) => !['template', 'subject', 'title', 'body'].includes(name)),
      ).toEqual([])
      expect(title).not.toMatch(/[\r\n]/)
    }
  })

  it('cuts a long report where a program would, says so, and keeps who sent it', () => {
    const long = { ...REPORT, problem: '日'.repeat(4000), correction: '🙂'.repeat(2000) }
    const [mail, issue] = read(long)
    for (const each of [mail, issue]) {
      expect(each?.length).toBeLessThanOrEqual(1900)
      expect(each?.body).toContain('Please paste the copy of your report.')
    }
    expect(mail?.body).toContain('From: Jo <jo@example.org>')
  })

  it.each([
    ['a long title', { reportedFigure: 'か'.repeat(300) }],
    ['a title of pairs of surrogates', { reportedFigure: '🙂'.repeat(250) }],
    ['signs that only an issue encodes', { reportedFigure: '('.repeat(500) }],
    ['a long name', { name: '名'.repeat(200) }],
    ['a long mailbox', { contactEmail: `${'あ'.repeat(240)}@example.org` }],
    [
      'everything long',
      {
        reportedFigure: '🙂'.repeat(250),
        problem: '日'.repeat(4000),
        name: '名'.repeat(200),
        contactEmail: `${'あ'.repeat(240)}@example.org`,
      },
    ],
  ])('is never too long with %s', (_, long) => {
    for (const { length, title, body } of read({ ...REPORT, problem: 'x'.repeat(900), ...long })) {
      expect(length).toBeLessThanOrEqual(1900)
      // Half of a pair of surrogates would be this sign.
      expect(title + body).not.toContain('\ufffd')
      expect(title.startsWith('Wrong figure: ')).toBe(true)
      if ('reportedFigure' in long) expect(title.endsWith('…')).toBe(true)
    }
  })
})
