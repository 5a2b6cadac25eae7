/** How to support the lab. Replace the addresses before the site is published. */
export const SPONSORSHIP = {
  /** Payment page for a single donation of any amount. */
  oneTimeUrl: 'https://donate.transparency-lab.example/once',
  /** Payment page for a monthly donation. */
  monthlyUrl: 'https://donate.transparency-lab.example/monthly',
  /** Contact for institutions, and for questions about the data that the forms store. */
  email: 'sponsors@transparency-lab.example',
  monthlyDollars: 15,
  dollarsPerEvaluation: 100,
} as const
