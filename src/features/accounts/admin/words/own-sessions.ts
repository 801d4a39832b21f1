import { roomWords } from '../../../../admin/i18n/room-words'

/** What the list of one's own sessions says. */
export const word = roomWords(
  'own-sessions',
  {
    title: 'Where you are signed in',
    why: 'Each browser and phone with a session of yours. End those that you don’t know, and change your password.',
    browserOn: '{{browser}} on {{system}}',
    unknown: 'Unknown browser',
    thisOne: 'this one',
    since: 'Signed in {{moment}}',
    used: 'last used {{moment}}',
    end: 'End',
    endOf: 'End the session in {{browser}}, signed in {{moment}}',
    ended: 'The session is ended.',
  },
  {
    title: '登录位置',
    why: '您已登录的所有浏览器和手机。如有陌生的，请结束它并更改密码。',
    browserOn: '{{system}} 上的 {{browser}}',
    unknown: '未知浏览器',
    thisOne: '当前',
    since: '{{moment}} 登录',
    used: '最近使用：{{moment}}',
    end: '结束',
    endOf: '结束 {{moment}} 在 {{browser}} 的登录',
    ended: '该登录已结束。',
  },
)
