/**
 * Replaces the page that TinaCMS opens its admin with: its title, and a message that comes after two seconds whether or not
 * anything is wrong, and leads to another company's help. Ours comes when a part can't be fetched.
 */
export function ownPage(html: string): string {
  const [head, script, foot] = html.split(/(<script>\s*function handleLoadError[\s\S]*?<\/script>)/)
  if (!head || !script || !foot || !head.includes('<title>TinaCMS</title>')) throw new Error('The page of the admin is another one.')
  return `${head.replace('<title>TinaCMS</title>', `<title>${TITLE}</title>\n    <script>${WATCH}</script>`)}${foot}`
}

const TITLE = 'Editors’ desk'
const FAILED = {
  en: 'A part of the desk could not be fetched. What you saved is safe, and what you typed is kept in this browser. Load this page again.',
  zh: '工作台的一部分无法加载。已保存的内容是安全的，您输入的内容保存在此浏览器中。请重新加载此页面。',
}
const BLOCKED = {
  en: 'This browser keeps no cookies or data for this site, so nobody can sign in here. Allow them for this site, then load the page again.',
  zh: '此浏览器不为本网站保存 Cookie 和数据，因此无法登录。请允许本网站使用它们，然后重新加载此页面。',
}

/**
 * Runs before the admin's script, which stops where storage is blocked; a module that isn't there tells the element that asked for it. A tab that
 * is loaded again goes on where it was: all tabs share the place where Tina keeps the branch, so each remembers its own.
 */
const WATCH = `(function () {
      function stored(name) {
        try { return localStorage.getItem(name) } catch (error) { return undefined }
      }
      function tell(words) {
        var told = document.createElement('p')
        told.setAttribute('role', 'alert')
        told.textContent = words[/^zh/.test(stored('desk-language') || navigator.language) ? 'zh' : 'en']
        document.body.prepend(told)
      }
      function stayOnBranch(name) {
        try {
          var own = sessionStorage.getItem(name)
          if (own) localStorage.setItem(name, own)
          else sessionStorage.setItem(name, localStorage.getItem(name) || JSON.stringify('main'))
        } catch (error) {}
      }
      stayOnBranch('tinacms-current-branch')
      var isBlocked = !navigator.cookieEnabled || stored('desk-language') === undefined
      if (isBlocked) addEventListener('DOMContentLoaded', function () { tell(${JSON.stringify(BLOCKED)}) })
      addEventListener('error', function (event) {
        if (event.target.tagName !== 'SCRIPT' || isBlocked || document.getElementById('root').children.length) return
        tell(${JSON.stringify(FAILED)})
      }, true)
    })()`
