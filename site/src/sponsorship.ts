/** Where support for the lab arrives. Set these to the lab's own before the site is published. */
export const SPONSORSHIP = {
  /** Payment page for one amount of any size. */
  oneTimeUrl: 'https://donate.transparency-lab.example/once',
  /** Payment page for a monthly amount. */
  monthlyUrl: 'https://donate.transparency-lab.example/monthly',
  /** Mailbox for institutions, and for whoever asks what the forms have stored. */
  email: 'sponsors@transparency-lab.example',
  monthlyDollars: 15,
  dollarsPerEvaluation: 100,
} as const
