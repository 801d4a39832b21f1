import type { Locale } from '../model/languages.ts'

const en = {
  moved: { title: 'This page has moved', link: 'Open it at its new address' },
  busy: { title: 'Too many visitors at once', text: 'Please try again in a few seconds.' },
  away: { title: 'We can’t do this at the moment', text: 'Please try again in a minute, or call us.' },
  full: { title: 'We can’t keep anything at the moment', text: 'Nothing was stored. Please try again later, or call us.' },
  linkEnded: { title: 'This link has ended, or is not whole', text: 'Ask whoever sent it for a new one.' },
  longAddress: { title: 'This address is too long', text: 'It may have grown on its way here. Begin again on the home page.' },
  noVisit: {
    title: 'There is no such appointment',
    text: 'Its address is not whole, or the day has passed. Please call us if you would like to know more.',
  },
  noCookies: {
    title: 'This browser keeps no cookies',
    text: 'The password was right, but the site can’t remember it. Allow cookies for this site, then enter the password again.',
  },
  tooMuch: { title: 'This is too much at once', text: 'Please send less, or call us.' },
  unread: { title: 'This can’t be read', text: 'Please go back and try again, or call us.' },
}

/** What the server alone tells visitors, where a request has no page of the site for an answer. Browsers download none of it. */
export const TOLD_WORDS: Record<Locale, typeof en> = {
  en,
  'zh-CN': {
    moved: { title: '此页面已经移走', link: '打开新地址' },
    busy: { title: '同时访问的人太多', text: '请过几秒钟再试。' },
    away: { title: '暂时无法处理', text: '请一分钟后再试，或致电诊所。' },
    full: { title: '暂时无法保存任何内容', text: '没有保存任何内容。请稍后再试，或致电诊所。' },
    linkEnded: { title: '此链接已失效或不完整', text: '请向发送者索取新链接。' },
    longAddress: { title: '网址过长', text: '网址可能在传送途中变长了。请从首页重新开始。' },
    noVisit: { title: '没有这个预约', text: '网址不完整，或日期已过。如需了解详情，请致电诊所。' },
    noCookies: { title: '此浏览器不保存 Cookie', text: '密码正确，但网站无法记住。请允许本网站使用 Cookie，然后再次输入密码。' },
    tooMuch: { title: '一次发送的内容过多', text: '请减少内容后再发送，或致电诊所。' },
    unread: { title: '无法读取所发送的内容', text: '请返回再试，或致电诊所。' },
  },
  'zh-TW': {
    moved: { title: '此頁面已經搬移', link: '前往新網址' },
    busy: { title: '同時造訪的人太多', text: '請過幾秒鐘再試。' },
    away: { title: '暫時無法處理', text: '請一分鐘後再試，或致電診所。' },
    full: { title: '暫時無法儲存任何內容', text: '沒有儲存任何內容。請稍後再試，或致電診所。' },
    linkEnded: { title: '此連結已失效或不完整', text: '請向寄件者索取新連結。' },
    longAddress: { title: '網址過長', text: '網址可能在傳送途中變長了。請從首頁重新開始。' },
    noVisit: { title: '沒有這個預約', text: '網址不完整，或日期已過。如需了解詳情，請致電診所。' },
    noCookies: { title: '此瀏覽器不保存 Cookie', text: '密碼正確，但網站無法記住。請允許本網站使用 Cookie，然後再次輸入密碼。' },
    tooMuch: { title: '一次傳送的內容過多', text: '請減少內容後再傳送，或致電診所。' },
    unread: { title: '無法讀取所傳送的內容', text: '請返回再試，或致電診所。' },
  },
  ar: {
    moved: { title: 'نُقلت هذه الصفحة', link: 'فتح عنوانها الجديد' },
    busy: { title: 'عدد الزوار كبير في هذه اللحظة', text: 'يُرجى المحاولة مرة أخرى بعد ثوانٍ.' },
    away: { title: 'لا يمكن تنفيذ ذلك في هذه اللحظة', text: 'يُرجى المحاولة مرة أخرى بعد دقيقة أو الاتصال بالعيادة.' },
    full: { title: 'لا يمكن حفظ أي شيء في هذه اللحظة', text: 'لم يُحفظ أي شيء. يُرجى المحاولة لاحقًا أو الاتصال بالعيادة.' },
    linkEnded: { title: 'انتهت صلاحية هذا الرابط أو أنه غير كامل', text: 'اطلبوا رابطًا جديدًا ممن أرسله.' },
    longAddress: { title: 'هذا العنوان طويل جدًا', text: 'ربما زاد طوله في الطريق إلينا. يُرجى البدء من الصفحة الرئيسية.' },
    noVisit: { title: 'لا يوجد موعد بهذا العنوان', text: 'العنوان غير كامل أو أن اليوم قد مضى. يُرجى الاتصال بالعيادة لمعرفة المزيد.' },
    noCookies: {
      title: 'هذا المتصفح لا يحفظ ملفات تعريف الارتباط',
      text: 'كلمة المرور صحيحة، لكن الموقع لا يستطيع تذكّرها. يُرجى السماح بملفات تعريف الارتباط لهذا الموقع، ثم إدخال كلمة المرور مرة أخرى.',
    },
    tooMuch: { title: 'المحتوى المُرسل كبير جدًا', text: 'يُرجى إرسال محتوى أقل أو الاتصال بالعيادة.' },
    unread: { title: 'تعذّرت قراءة ما أُرسل', text: 'يُرجى العودة والمحاولة مرة أخرى أو الاتصال بالعيادة.' },
  },
}
