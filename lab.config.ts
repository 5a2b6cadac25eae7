import type { LabSettings } from './site/build/lab/labSettings.ts'

/**
 * The settings of the lab whose site this is. Another lab has a file of its own, which `pnpm new-lab` writes
 * (docs/deploying.md). Every mistake is told with its field, its value and what is allowed.
 */
export default {
  name: 'Transparency Lab',
  language: 'en',
  tagline: 'Evaluating AI Safety & Reliability',
  stage: 'Beta',
  about: 'Transparency Lab is a non-commercial research initiative.',
  email: 'sponsors@transparency-lab.example',
  accent: { light: '#0d5c63', dark: '#74cbc6' },
  logo: 'lab-logo.svg',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  plannedModels: [
    { name: 'gpt-oss-20b', provider: 'OpenAI' },
    { name: 'gpt-oss-120b', provider: 'OpenAI' },
    { name: 'Llama-3.1-8B-Instruct', provider: 'Meta' },
    { name: 'gemma-3-1b-it', provider: 'Google' },
  ],
  requestedModels: [],
  reports: [
    {
      id: 'q1-2024-multimodal',
      title: 'Q1 2024 Multimodal Safety Report',
      date: '2024-02-01',
      summary: 'How models that accept images as well as text perform in the same four categories.',
      highlights: ['Probes that combine text and images', 'Jailbreaks hidden in images'],
      downloadUrl: '#q1-2024-multimodal',
      status: 'upcoming',
    },
    {
      id: 'q1-2024',
      title: 'Q1 2024 Safety Evaluation Report',
      date: '2024-01-01',
      summary: 'The quarterly comparison of models by bias, factuality, toxicity and jailbreaks.',
      highlights: ['All four categories side by side', 'How each score is computed'],
      downloadUrl: '#q1-2024',
      status: 'published',
    },
    {
      id: 'december-2023',
      title: 'December 2023 Safety Evaluation Report',
      date: '2023-12-01',
      summary: 'The monthly evaluation, with the changes since the previous one.',
      highlights: ['Changes from month to month', 'Notes on models evaluated for the first time'],
      downloadUrl: '#december-2023',
      status: 'published',
    },
    {
      id: 'november-2023-bias',
      title: 'November 2023 Special Report: Bias',
      date: '2023-11-01',
      summary: 'A closer look at bias: what we ask, what we count, and what a score leaves out.',
      highlights: [
        'Separate results for stereotypes and preferences',
        'The limits of a single bias score',
      ],
      downloadUrl: '#november-2023-bias',
      status: 'published',
    },
  ],
  statements: {
    modelsEvaluated: '47',
    probes: '12K+',
    evaluationsRun: '3.2M',
    publishedReports: '15',
    latestReport: 'Q1 2024',
    modelsInLatestReport: '15',
  },
  request: {
    steps: [
      {
        name: 'Review',
        time: '1-2 weeks',
        what: 'We read the request and decide whether we can test the model.',
      },
      {
        name: 'Testing',
        time: '2-4 weeks',
        what: 'The model answers the probes of all four categories.',
      },
      { name: 'Analysis', time: '1 week', what: 'Scores are computed, compared and checked.' },
      {
        name: 'Publication',
        time: 'weekly',
        what: 'New evaluations appear on the dashboard every week.',
      },
    ],
  },
  newsletter: {
    lead: 'Once a month: new evaluations, changes to earlier ones, and the reports of the month.',
    expect: [
      { name: 'How often', text: 'Monthly, on the first Tuesday' },
      { name: 'Reading time', text: '5-10 minutes' },
      { name: 'Format', text: 'HTML e-mail with PDF attachments' },
    ],
  },
  sponsor: {
    oneTimeUrl: 'https://donate.transparency-lab.example/once',
    monthlyUrl: 'https://donate.transparency-lab.example/monthly',
    monthlyDollars: 15,
    dollarsPerEvaluation: 100,
    uses: [
      'Access to paid models, and computers to run free ones',
      'Writing and checking probes in all four categories',
      'Publishing the results, the reports and this software',
    ],
  },
} satisfies LabSettings
