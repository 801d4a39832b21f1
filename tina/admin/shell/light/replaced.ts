/** A text of a pinned package and what stands there instead. It must be there exactly `times` times, once where nothing is said. */
type Patch = { why: string; text: string | RegExp; by: string; times?: number }

const TINA = 'node_modules/tinacms/dist/index.js'
const MDX = 'node_modules/@tinacms/mdx/dist/index.browser.js'
const APP = 'node_modules/@tinacms/app/src/App.tsx'
const REDUCER = 'node_modules/@tinacms/app/src/lib/graphql-reducer.ts'

/** What is written anew in files of the pinned TinaCMS, by the end of their path. */
export const REPLACED: Record<string, Patch[]> = {
  [TINA]: [
    {
      why: 'Colours for code in 190 languages: no toolbar of ours offers code blocks.',
      text: 'options: { lowlight: createLowlight(grammars) }',
      by: 'options: {}',
    },
    {
      why: 'A form waited behind a sign of loading for a second, also where it was there.',
      text: 'const minimumTimeToShowLoadingIndicator = 1e3',
      by: 'const minimumTimeToShowLoadingIndicator = 0',
    },
    {
      why: 'The second document of a page drew the form of the first anew: the keyboard left it, and what was typed was lost.',
      text: /(const isReferencingManyForms = cms\.state\.forms\.length >) 1(;\s+const activeForm)/g,
      by: '$1 0$2',
    },
    {
      why: 'A branch that was chosen counted only once its list was closed.',
      text: /(createBranch\(data\);\s+\},\s+)chooseBranch: setCurrentBranch,/g,
      by: '$1chooseBranch: (branch) => { setCurrentBranch(branch); window.location.reload(); },',
    },
    {
      why: 'A tab that was loaded again went where another tab had gone since: each remembers the branch that was chosen in it.',
      text: 'localStorage.setItem(key, JSON.stringify(valueToStore));',
      by: 'for (const place of [localStorage, sessionStorage]) place.setItem(key, JSON.stringify(valueToStore));',
    },
    {
      why: 'The same, for the way back from a branch that is gone.',
      text: 'window.localStorage.removeItem("tinacms-current-branch");',
      by: 'for (const place of [localStorage, sessionStorage]) place.removeItem("tinacms-current-branch");',
    },
    {
      why: 'A branch that was just begun had to be chosen; one that could not be begun left a sign of loading, for ever.',
      text: /(const BranchSwitcherLegacy = [\s\S]*?async \(createdBranchName\) => \{)[\s\S]*?setListState\("ready"\);\s+\}\);/g,
      by: '$1 chooseBranch(createdBranchName) }).catch((error) => { cms.alerts.error(error.message); setListState("ready"); });',
    },
    {
      why: 'Ctrl S saved the form under a dialog, and every other form twice: our own keys save.',
      text: '(e.metaKey || e.ctrlKey) && e.key === "s"',
      by: 'false',
    },
    {
      why: 'Our server needs no time before a branch can be worked on.',
      text: '. Once created you will need to wait for indexing to complete before you can switch branches.',
      by: '. You work on it at once.',
    },
    {
      why: 'A field that names a document which is gone looked as if it named none.',
      text: 'displayText ?? "Choose an option..."',
      by: 'displayText ?? (value && !getFilename$1(optionSets, value) ? "What was chosen no longer exists" : "Choose an option...")',
    },
  ],
  [MDX]: [
    {
      why: 'A whole formatter of code lays out the settings of components in rich text: ours has no components.',
      text: /Ty\.format\(`\$\{dummyFunc\}\$\{JSON\.stringify\(obj\)\}`, \{[^}]*\}\)/g,
      by: 'JSON.stringify(obj, null, 2)',
      times: 2,
    },
  ],
  [REDUCER]: [
    {
      why: 'At each start the whole schema was checked twice, which is two thirds of reading it; it was when it was made.',
      text: /G\.buildASTSchema\((astNode|astNodeWithMeta)\)/g,
      by: 'G.buildASTSchema($1, { assumeValid: true })',
      times: 2,
    },
    {
      why: 'What a page asks for after it was left counted as asked by the next one, whose forms it got: until the next is there, the frame holds the page that was left.',
      text: "if (event.data.type === 'open') {",
      by: "if (event.data.type === 'open' && iframe.current?.contentDocument !== pageLeft.current) {",
    },
    {
      why: 'Nothing told which page the frame held when the address changed, nor which address is shown now. Told later than at once, on a busy machine, the next page was there already and lost its forms.',
      text: /React\.useEffect\(\(\) => \{\s+(return \(\) => \{\s+setPayloads\(\[\]\);)/g,
      by: `const pageLeft = React.useRef<Document | null>();
  const shownUrl = React.useRef(url);
  React.useLayoutEffect(() => {
    pageLeft.current = iframe.current?.contentDocument;
    shownUrl.current = url;
    $1`,
    },
    {
      why: 'Texts of a page that was left while they were fetched became forms of the next page.',
      text: 'processPayload(expandedPayload);',
      by: 'if (url === shownUrl.current) processPayload(expandedPayload);',
    },
    {
      why: 'The texts that had been fetched took the place of all that are open: what a page opened meanwhile was lost, and what was closed came back.',
      text: 'setPayloads(updatedPayloads.filter(isFulfilled).map((p) => p.value));',
      by: `setPayloads((opened) =>
          opened.flatMap((one) => {
            const ended = updatedPayloads[payloads.findIndex(({ id }) => id === one.id)];
            return !ended ? one : ended.status === 'fulfilled' ? ended.value : [];
          })
        );`,
    },
    {
      why: 'A page that names a document which is gone was never shown as it was typed, and asked for that document without end: its place is empty, as on the server.',
      text: 'const [operationIndex, setOperationIndex] = React.useState(0);',
      by: `const [operationIndex, setOperationIndex] = React.useState(0);
  const gone = React.useRef(new Set<string>());`,
    },
    {
      why: 'The same: it is known as gone once the server says so.',
      text: /return await getDocument\(documentId, cms\.api\.tina\);([\s\S]*?)\.\.\.docs\]/g,
      by: `return await getDocument(documentId, cms.api.tina).catch((error) => {
            if (!/Unable to find record/.test(String(error))) throw error;
            gone.current.add(documentId);
            return [];
          });$1...docs.flat()]`,
    },
    {
      why: 'The same: it keeps nothing else from being shown.',
      text: /if \(result\.errors\) \{\s+result\.errors\.forEach\(/g,
      by: `const failed = (result.errors ?? []).filter(
        ({ originalError }) => !(originalError instanceof NoFormError && gone.current.has(originalError.id))
      );
      if (failed.length > 0) {
        failed.forEach(`,
    },
  ],
}

/** What is written anew besides where the admin saves on our own server, not on TinaCloud. */
export const REPLACED_OF_OWN: Record<string, Patch[]> = {
  [TINA]: [
    {
      why: 'A save said its branch by a cookie alone, which another tab may have changed: what was meant for a draft went to the site.',
      text: /(async request\(query, \{ variables \}\) \{\s+const token = [^;]*;\s+const headers = \{)/g,
      by: '$1 "x-branch": this.branch,',
    },
    {
      why: 'The picture beside TinaCloud’s sign-in, 200 kB.',
      text: /const loginLlama = "data:image\/png;base64,[^"]*"/g,
      by: 'const loginLlama = "data:,"',
    },
  ],
  [APP]: [
    {
      why: 'At each start the admin would ask the server for its whole schema and compare: both come from one build.',
      text: 'schemaJson={schemaJson}',
      by: '',
    },
  ],
}

/**
 * The components of TinaCMS's one large module that are fetched when they are first shown, with what only they need: all of
 * Plate and Slate, the calendar, the colour picker, the tables, the list of a collection, the screen for pictures.
 */
export const FETCHED_WHEN_SHOWN = [
  'MediaUsageDashboard',
  'BranchSelectorTable',
  'DateTimePicker',
  'ColorPicker',
  'CollectionListPage',
  'MediaPicker',
  'RichEditor',
]

/** Of these modules the admin needs only some exports, and their bundler can't tell that the rest does nothing. */
export const ONLY: Record<string, string[]> = { [MDX]: ['serializeMDX'] }

/** The module that `FETCHED_WHEN_SHOWN` are part of. */
export const DIVIDED = TINA

/** Returns the code of a file with its texts replaced; throws if a new version no longer has them. */
export function replaceIn(code: string, file: string, isOwn: boolean): string {
  const all = [...(REPLACED[file] ?? []), ...(isOwn ? (REPLACED_OF_OWN[file] ?? []) : [])]
  return all.reduce((text, { text: old, by, times = 1 }) => {
    const found = typeof old === 'string' ? text.split(old).length - 1 : [...text.matchAll(old)].length
    if (found !== times) throw new Error(`${file} has ${found} times, not ${times} times: ${old}`)
    return text.replaceAll(old, by)
  }, code)
}
