/** Words that ask and say nothing of what is looked for. */
const EMPTY = new Set(
  (
    'a an the of for to in on at is are am was do does did i me my we you your it its this that what which who how when where why can could ' +
    'will would should with and or much many get have has any there near about be ' +
    'ما ماذا هل هو هي من في على عن الى كم متي اين كيف مع او هذا هذه ان'
  ).split(' '),
)
/** The same in Chinese, where words are not parted. All Chinese here is simplified, as `oneScript` makes what is typed. */
const EMPTY_HAN = /请问|怎么样|有没有|是什么|什么是|我想做|我想|想做|可以|需要|[吗呢的了]/gu

/** Words that people use for one another whatever the treatment; what a treatment is also called is its editors' to say. */
const GROUPS = [
  'price prices pricing cost costs fee fees cheap',
  'pain painful hurt hurts sore',
  'doctor doctors dr physician',
  'team staff people practitioners',
  'address location locations directions',
  'phone telephone contact call',
  'downtime recovery',
  'session sessions',
  'side effects risks',
  '价格 费用 价钱 多少钱 收费',
  '疼 痛',
  '医生 大夫 医师',
  '地址 位置 在哪里 怎么去',
  '去皱 除皱 抗皱 祛皱 皱纹',
  'سعر اسعار تكلفه يكلف تكلف تكاليف',
  'الم يولم مولم تولم وجع',
  'طبيب اطباء دكتور دكتوره طبيبه',
  'عنوان موقع',
  'هاتف رقم اتصال',
  'جلسه جلسات',
].map((group) => group.split(' '))

/** Returns the parts without empty words; all of them where nothing else is left. */
export function meaningful(parts: string[]): string[] {
  const left = parts.map((part) => part.replace(EMPTY_HAN, '')).filter((part) => part && !EMPTY.has(part))
  return left.length > 0 ? left : parts
}

/** Returns other words for a word: `'cost'` => `['price', 'prices', …]` */
export const alike = (word: string): string[] =>
  GROUPS.filter((group) => group.includes(word)).flatMap((group) => group.filter((one) => one !== word))

/** Returns an English word without the endings that vary: `'fillers'` => `['filler']`, `'peeling'` => `['peel']` */
export function stems(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  const found = [/ies$/, /ing$/, /ed$/, /es$/, /s$/].find((ending) => ending.test(word))
  const stem = found && word.replace(found, found.source === 'ies$' ? 'y' : '')
  return stem && stem.length > 2 ? [stem] : []
}
