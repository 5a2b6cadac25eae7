import * as z from 'zod/mini'
import {
  FIELD_LIMITS,
  REPORTER_ROLES,
  type FigureAddress,
  type ProblemReport,
} from '../../domain/index.ts'
import type { FormLabels, ProblemFormLabels } from '../../labels/index.ts'
import { fieldSchemas, type CommonFields, type SentField } from '../form/index.ts'

/** The values of the controls of a problem report. */
export type ProblemFields = CommonFields &
  Record<keyof Omit<ProblemReport, 'agreeToTerms' | 'figure' | 'mayPublish'>, string> & {
    mayPublish: boolean
  }

/** The fields before a visitor has typed anything. */
export function getEmptyFields(reportedFigure: string): ProblemFields {
  return {
    reportedFigure,
    problem: '',
    correction: '',
    evidenceUrl: '',
    reporterRole: 'reader',
    name: '',
    contactEmail: '',
    mayPublish: false,
    agreeToTerms: false,
    honeypot: '',
  }
}

/** The schema of a problem report, with the labels as error messages. */
export function problemSchema(labels: FormLabels, figure: FigureAddress | undefined) {
  const { text, optionalText, email, optionalUrl, choice, agreement } = fieldSchemas(labels)
  const fields = z.object({
    reportedFigure: text(FIELD_LIMITS.reportedFigure),
    problem: text(FIELD_LIMITS.problem),
    correction: optionalText(FIELD_LIMITS.correction),
    evidenceUrl: optionalUrl(FIELD_LIMITS.evidenceUrl),
    reporterRole: choice(REPORTER_ROLES),
    name: text(FIELD_LIMITS.name),
    contactEmail: email(FIELD_LIMITS.contactEmail),
    mayPublish: z.boolean(),
    agreeToTerms: agreement(),
  })
  return z.pipe(
    fields,
    z.transform((values): ProblemReport => ({ figure, ...values })),
  )
}

/** Returns the labels of the fields, in the order of the form. */
export function getFieldLabels(labels: ProblemFormLabels): readonly string[] {
  return [
    labels.reportedFigure,
    labels.problem,
    labels.correction,
    labels.evidenceUrl,
    labels.reporterRole,
    labels.name,
    labels.contactEmail,
    labels.mayPublish,
  ]
}

/** Returns what a report says, in the order of the form. */
export function describeProblem(
  report: ProblemReport,
  labels: ProblemFormLabels,
): readonly SentField[] {
  return [
    [labels.reportedFigure, report.reportedFigure],
    [labels.problem, report.problem],
    [labels.correction, report.correction],
    [labels.evidenceUrl, report.evidenceUrl],
    [labels.reporterRole, labels.roles[report.reporterRole]],
    [labels.name, report.name],
    [labels.contactEmail, report.contactEmail],
    [labels.mayPublish, report.mayPublish ? labels.yes : labels.no],
  ]
}
