import { z } from 'zod'
import { LANGUAGE_CODES, MAX_LENGTHS } from './packageRules.ts'
import {
  accentOn,
  day,
  dollars,
  email,
  fields,
  line,
  list,
  pageUrl,
  siteUrl,
  slug,
  some,
  target,
} from './labFields.ts'
import { requestedModels } from './requestedModels.ts'

/** The colour of pages, which links have to be readable on. */
const PAPER = { light: '#faf9f6', dark: '#0f1214' } as const

const model = { name: line(MAX_LENGTHS.modelName), provider: line(MAX_LENGTHS.provider) }

const report = fields({
  id: slug,
  title: line(200),
  /** The actual or planned day of publication. */
  date: day,
  summary: line(600),
  highlights: some(line(200), 'highlights'),
  /** URL of the PDF; the report's own section until there is one. */
  downloadUrl: target,
  status: z.enum(['published', 'upcoming'], 'one of published, upcoming'),
})

const statement = line(40)

/** The schema of the settings of a lab. */
export const labSchema = fields({
  /** The name of the lab in titles, feeds, citations, pictures and embeds. */
  name: line(60),
  /** The language of the site’s own sentences, and of its widgets; English if it is absent. */
  language: z.enum(LANGUAGE_CODES, `one of ${LANGUAGE_CODES.join(', ')}`).optional(),
  /** Beside the name in the header. */
  tagline: line(80),
  /** A mark beside the tagline, such as “Beta”; absent for none. */
  stage: line(20).optional(),
  /** One sentence that says what the lab is, in the footer and on the page for sponsors. */
  about: line(300),
  /** Contact for visitors, and for questions about the data that the forms store. */
  email,
  /** The public URL of the site, unless VITE_SITE_URL is set. */
  siteUrl: siteUrl.optional(),
  /** The URL of the public code, unless VITE_CODE_URL is set. */
  codeUrl: pageUrl.optional(),
  /** The URL of the page for a new issue of a public tracker, unless VITE_TRACKER_URL is set. */
  trackerUrl: pageUrl.optional(),
  /** The colour of links and selected controls, on light and on dark pages. */
  accent: fields({ light: accentOn(PAPER.light), dark: accentOn(PAPER.dark) }),
  /** The path of an SVG file of shapes, from the folder of this file; `currentColor` becomes the accent. */
  logo: line(200),
  /** The licence of the compilation; it does not cover the figures of the sources. */
  licence: fields({ name: line(80), url: pageUrl }),
  /** The models whose evaluation is announced. */
  plannedModels: list(fields(model), 'models, each with a name and a provider'),
  /** The requests that the lab shows. An accepted one is a planned model until it is published. */
  requestedModels,
  /** The lab's reports, newest first. */
  reports: list(report, 'reports'),
  /** Figures that the lab states about itself, on the pages of reports and sponsors; absent for none. */
  statements: fields({
    modelsEvaluated: statement,
    probes: statement,
    evaluationsRun: statement,
    publishedReports: statement,
    latestReport: statement,
    modelsInLatestReport: statement,
  }).optional(),
  /** The page with the form that requests an evaluation, and what happens to a request; absent for no page. */
  request: fields({
    steps: some(fields({ name: line(60), time: line(60), what: line(300) }), 'steps'),
  }).optional(),
  /** The page with the newsletter's form, and what a subscriber can expect; absent for no page. */
  newsletter: fields({
    /** What it brings and how often, in one sentence. */
    lead: line(200),
    expect: some(fields({ name: line(60), text: line(200) }), 'expectations'),
  }).optional(),
  /** The page for sponsors; absent for no page. */
  sponsor: fields({
    /** Payment page for a single donation of any amount. */
    oneTimeUrl: pageUrl,
    /** Payment page for a monthly donation. */
    monthlyUrl: pageUrl,
    monthlyDollars: dollars,
    dollarsPerEvaluation: dollars,
    /** What the money pays for. */
    uses: some(line(300), 'uses'),
  }).optional(),
})

/** The settings of a lab, as its file states them. */
export type LabSettings = z.infer<typeof labSchema>
