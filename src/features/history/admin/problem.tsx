/** Why there is nothing to show, or why something was not done. */
export const Problem = ({ text }: { text: string }) =>
  text ? (
    <p role="alert" style={{ color: '#a11', margin: '12px 0' }}>
      {text}
    </p>
  ) : null
