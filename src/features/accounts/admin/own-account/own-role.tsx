import { roleName, savingSentence } from '../../../../admin/role-words'
import type { Standing } from '../../../../model/roles.ts'
import { word } from '../words'

/** What somebody is on this site, and who gives them another role. */
export const OwnRole = ({ standing }: { standing: Standing }) => (
  <section className="account-part">
    <div>
      <h2>{word('role')}</h2>
      <p>{word('roleWhy')}</p>
    </div>
    <div>
      <p className="first-letter:uppercase">{roleName(standing.role)}</p>
      <p>{savingSentence(standing)}</p>
    </div>
  </section>
)
