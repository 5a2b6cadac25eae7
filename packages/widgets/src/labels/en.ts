import { enCompare } from './enCompare.ts'
import { enForm, enNewsletterForm, enRequestForm } from './enForms.ts'
import { enLeaderboard } from './enLeaderboard.ts'
import { enModel } from './enModel.ts'
import { enProblemForm } from './enProblemForm.ts'
import { enShare } from './enShare.ts'
import { enShared } from './enShared.ts'
import type { Labels } from './labels.ts'
import { enTermsOfUse } from './enTermsOfUse.ts'

/** The labels of every widget in English. */
export const en: Labels = Object.assign({}, enShared, {
  leaderboard: enLeaderboard,
  model: enModel,
  compare: enCompare,
  share: enShare,
  form: enForm,
  requestForm: enRequestForm,
  newsletterForm: enNewsletterForm,
  problemForm: enProblemForm,
  termsOfUse: enTermsOfUse,
})
