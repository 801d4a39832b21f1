export const CHANGE = 'Change…'
export const CHOOSE = 'Choose a picture…'
export const UPLOAD = 'Upload…'
export const UPLOADING = 'Uploading …'
export const TAKE_AWAY = 'Take away'
export const NO_PICTURE = 'No picture is chosen. You can also drop one here.'

export const ownWords = (alt: string) => `This picture has words of its own: “${alt}”`
export const moreWords = (languages: string[]) => `This picture has words in ${languages.join(', ')}, too.`
export const USE_WORDS = 'Use them here'
export const KEEP_WORDS_WHY =
  'This picture is not described yet. Keep the words of this place with it, so that every other place can use them.'
export const KEEP_WORDS = 'Keep these words with the picture'
export const WORDS_KEPT = 'The words are kept with the picture.'
export const OLD_WORDS = 'The words of this place still describe the picture before. Look whether they fit.'

export const POINT = 'The point that stays in view'
export const POINT_HOW = 'Click the point that matters most, or move it with the arrow keys.'
export const pointSentence = (x: number, y: number) => `${x} % from the left, ${y} % from the top`
export const TO_MIDDLE = 'Back to the middle'
export const DEVICES = { phone: 'On phones', desktop: 'On large screens' }
