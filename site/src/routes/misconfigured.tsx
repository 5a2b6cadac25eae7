/** Lists the invalid settings of a development server. */
export function Misconfigured({ problems }: { problems: readonly string[] }) {
  return (
    <main className="site-message">
      <h1>This site is not configured correctly</h1>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        Set the variables in the environment or in site/.env, then start or build the site again.
      </p>
    </main>
  )
}
