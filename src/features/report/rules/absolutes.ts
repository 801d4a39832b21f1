import type { Locale } from '../../../model/languages.ts'

const CHINESE = [
  /无痛|無痛/u,
  /不会[疼痛]|不會痛|不[疼痛](?=[，。；、\n]|$)/u,
  /零风险|零風險|[没沒]有任何[风風][险險]|毫[无無][风風][险險]/u,
  /百分之?百|100 ?% ?(?:安全|有效)|绝对安全|絕對安全/u,
  /保证(?:有效|效果|成功|安全)|保證(?:有效|效果|成功|安全)|永久(?:有效|去除|脱毛|除毛)/u,
  /[无無没沒]有?副作用/u,
]

/** Promises without an exception, by language; what the glossary says to avoid is here. A new one is a line here. */
const ABSOLUTES: Record<Locale, RegExp[]> = {
  en: [
    /\b(?:does(?:n['’]t| not)|won['’]t|will not|never) hurts?\b/i,
    /\b(?:painless(?:ly)?|pain[- ]free|no pain|without pain)\b/i,
    /\b(?:no|zero|without(?: any)?) risks?\b|\brisk[- ]free\b/i,
    /\bguarantee[sd]?\b/i,
    /\b(?:completely|totally|perfectly|100 ?%) safe\b/i,
    /\b(?:no|without) side[- ]effects?\b/i,
    /\b(?:no|zero) downtime\b/i,
    /\bpermanent(?:ly)?\b|\bfor ever\b/i,
  ],
  'zh-CN': CHINESE,
  'zh-TW': CHINESE,
  ar: [
    /(?:بلا|دون|بدون|من دون) (?:أي )?ألم(?! حاد)/u,
    /لا ي?ت?ؤلم/u,
    /(?:بلا|دون|بدون|من دون) (?:أي )?(?:مخاطر|خطر|آثار جانبية|نقاهة)/u,
    /مضمون/u,
    /آمن(?:ة)? (?:تمامًا|100 ?%|كليًا)/u,
    /(?:نتائج|نتيجة|إزالة) (?:دائمة|نهائية)/u,
  ],
}

/** Words that turn a promise into experience, or into the opposite of one. */
const SOFTENED: Record<Locale, RegExp> = {
  en: /\b(?:most|usually|often|rarely|generally|may|can|not (?:a )?guarantee|never guarantee|cannot|nobody|no one|not permanent)/i,
  'zh-CN': /通常|多数|一般|可能|往往|不保证|不能保证|无法保证|几乎|谈不上/u,
  'zh-TW': /通常|多數|一般|可能|往往|不保證|不能保證|無法保證|幾乎|多半/u,
  ar: /عادةً|معظم|غالبًا|قد |يمكن|لا نضمن|ليس مضمون/u,
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?。！？؟\n])/u)

/** Finds the promises in a text that nothing softens: `('It does not hurt. Most feel no pain.', 'en')` => `['does not hurt']` */
export const absolutesIn = (text: string, language: Locale): string[] =>
  sentencesOf(text)
    .filter((sentence) => !SOFTENED[language].test(sentence))
    .flatMap((sentence) => ABSOLUTES[language].flatMap((pattern) => pattern.exec(sentence)?.[0] ?? []))
