import { word } from '../words/people'

/** The way to the accounts of others, for owners. */
export const ToColleagues = () => (
  <section className="account-part">
    <div>
      <h2>{word('toTitle')}</h2>
      <p>{word('toWhy')}</p>
    </div>
    <p>
      <a href="#/screens/colleagues" className="sign-other">
        {word('to')}
      </a>
    </p>
  </section>
)
