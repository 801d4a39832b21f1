import { linkTo } from '../../rules/links.ts'

/** A letter to somebody who has an account, or is to have one. */
export type AccountLetter = { to: string; subject: string; text: string; language: string }

/** Hands a letter to the mail server; throws where it isn't taken. */
export type SendLetter = (letter: AccountLetter) => Promise<void>

type Words = { subject: string; text(site: string, link: string): string }
const LASTS_A_WEEK = 'The link can be used once, and for seven days. If it was not meant for you, leave it: nothing happens then.'
const WEEK_IN_CHINESE = '此链接仅可使用一次，七天内有效。如与您无关，请忽略本邮件，不会有任何影响。'

const WORDS = {
  en: {
    invitation: {
      subject: 'Your account at the editors’ desk',
      text: (site, link) =>
        `You are invited to the editors’ desk of ${site}. Choose a name and a password here:\n\n${link}\n\n${LASTS_A_WEEK}\n`,
    },
    reset: {
      subject: 'A new password for the editors’ desk',
      text: (site, link) =>
        `Your password at the editors’ desk of ${site} was reset by a colleague. Choose a new one here:\n\n${link}\n\n${LASTS_A_WEEK}\n`,
    },
    forgotten: {
      subject: 'A new password for the editors’ desk',
      text: (site, link) =>
        `Somebody asked for a new password at the editors’ desk of ${site} with your address. Choose it here:\n\n${link}\n\nThe link can be used once, and for one hour. If it was not you, leave it: your password stays as it is.\n`,
    },
  },
  'zh-CN': {
    invitation: {
      subject: '您的编辑工作台账户',
      text: (site, link) => `您已受邀使用 ${site} 的编辑工作台。请在此设置姓名和密码：\n\n${link}\n\n${WEEK_IN_CHINESE}\n`,
    },
    reset: {
      subject: '编辑工作台的新密码',
      text: (site, link) => `同事已重置您在 ${site} 编辑工作台的密码。请在此设置新密码：\n\n${link}\n\n${WEEK_IN_CHINESE}\n`,
    },
    forgotten: {
      subject: '编辑工作台的新密码',
      text: (site, link) =>
        `有人用您的邮箱申请了 ${site} 编辑工作台的新密码。请在此设置：\n\n${link}\n\n此链接仅可使用一次，一小时内有效。如非本人操作，请忽略本邮件，您的密码保持不变。\n`,
    },
  },
} satisfies Record<string, Record<string, Words>>

type Asked = { kind: keyof (typeof WORDS)['en']; to: string; token: string; origin: string; brand: string; language: string | undefined }

/** Writes a letter with a link, in the language of the desk that asked for it. */
export function letterWithLink({ kind, to, token, origin, brand, language }: Asked): AccountLetter {
  const tag = language === 'zh-CN' ? 'zh-CN' : 'en'
  const { subject, text } = WORDS[tag][kind]
  return { to, subject, text: text(brand || origin, linkTo(origin, token)), language: tag }
}
