import { useLocation } from 'react-router-dom'
import { localPath } from '../rules/local-path.ts'

/** Where somebody goes on to after signing in, by the address of the form: `/staff?to=%2F~fix` => `'/~fix'`; undefined where it names no page of this site. */
export const useStaffDestination = () => localPath(new URLSearchParams(useLocation().search).get('to'))
