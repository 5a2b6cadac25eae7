import type { ReporterRole } from '@transparency-lab/widgets/domain'
import type { Names } from '../values.ts'

const ROLES: Readonly<Record<ReporterRole, string>> = {
  reader: 'a reader',
  provider: 'the model’s provider',
  evaluator: 'the suite’s evaluator',
}

/** The message that a visitor sends to report a figure, of a site that stores no forms. */
export const reportMessageTexts = {
  roles: ROLES,
  title: ({ figure }: Names<'figure'>) => `Wrong figure: ${figure}`,
  sender: ({ name, address }: Names<'name' | 'address'>) => `From: ${name} <${address}>`,
  mayPublish: 'May be published: yes',
  mayNotPublish: 'May be published: no',
  mail: 'Send as an e-mail',
  issue: 'Open a public issue',
  cut: '[The rest is too long for this link. Please paste the copy of your report.]',
  figure: ({ figure }: Names<'figure'>) => `Figure: ${figure}`,
  address: ({ address }: Names<'address'>) => `Address: ${address}`,
  reportedBy: ({ role }: Names<'role'>) => `Reported by: ${role}`,
  problem: 'What is wrong:',
  correction: 'What it should be:',
  evidence: ({ address }: Names<'address'>) => `Evidence: ${address}`,
}
