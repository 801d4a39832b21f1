import { may, type Permission, ROLES } from '../../../../model/roles.ts'
import { word } from '../words/people'

/** What each permission allows, in the order of the table. */
export const RIGHTS = {
  'content.read': 'mayRead',
  'content.save': 'maySave',
  'media.write': 'mayPictures',
  'content.translate': 'mayTranslate',
  'branches.create': 'mayDraft',
  'content.delete': 'mayDelete',
  'history.restore': 'mayRestore',
  'settings.save': 'maySettings',
  'releases.publish': 'mayPublish',
  'site.save': 'maySite',
  'enquiries.read': 'mayEnquiries',
  'accounts.manage': 'mayAccounts',
} as const satisfies Record<Permission, Parameters<typeof word>[0]>

/** Who may do what: the table by which the server lets people through its doors, in words. */
export const Rights = () => (
  <section className="people-rights">
    <h2 className="people-title">{word('rights')}</h2>
    <p>{word('rightsWhy')}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">{word('what')}</th>
          {ROLES.map((role) => (
            <th key={role} scope="col">
              {word(role)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(RIGHTS) as Permission[]).map((permission) => (
          <tr key={permission}>
            <th scope="row">{word(RIGHTS[permission])}</th>
            {ROLES.map((role) => (
              <td key={role}>
                {may({ role, enquiries: false }, permission) && (
                  <>
                    <span aria-hidden="true">✓</span>
                    <span className="people-by"> {word(role)}</span>
                    <span className="sr-only">{word('yes')}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
