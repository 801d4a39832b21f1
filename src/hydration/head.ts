import { TRANSLATIONS } from '../model/languages.ts'

const codes = TRANSLATIONS.map(({ locale }) => locale)

/**
 * The first script of every page, before anything is painted. It mirrors a flag that was set by hand as a cookie (and
 * loads the page once more), and opens an address without a prefix in the language that the visitor chose earlier, in the
 * preview of a branch as well. Inside the editor's frame it leaves the language alone.
 */
export const HEAD = `(()=>{try{const s=localStorage,l=location,r=document.documentElement;
if(s.getItem('qa_authenticated')==='true'&&!/(^|; )qa_authenticated=true/.test(document.cookie)){document.cookie='qa_authenticated=true;path=/;max-age=31536000;samesite=lax'+(l.protocol==='https:'?';secure':'');if(/(^|; )qa_authenticated=true/.test(document.cookie)){r.style.display='none';l.reload();return}}
const c=s.getItem('language'),[,b='',p]=/^(\\/~[^/]*)?(.*)$/.exec(l.pathname);if(parent===window&&['${codes.join("','")}'].includes(c)&&!/^\\/(${codes.join('|')})(\\/|$)/.test(p)&&r.lang==='en'){r.style.display='none';l.replace(b+'/'+c+(p==='/'?'':p)+l.search+l.hash)}
}catch{}})()`
