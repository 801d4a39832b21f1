import { roomWords } from '../../../src/admin/i18n/room-words'

/** Words around taking back and doing again. */
export const word = roomWords(
  'undo',
  {
    undo: 'Undo',
    redo: 'Redo',
    undoWhat: 'Undo: {{label}}',
    redoWhat: 'Redo: {{label}}',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    deleted: 'Deleted.',
    deletedWhat: 'Deleted: {{name}}',
    more: 'and {{number}} more',
    undone: 'Undone',
    undoneWhat: 'Undone: {{label}}',
    redone: 'Done again',
    redoneWhat: 'Done again: {{label}}',
  },
  {
    undo: '撤销',
    redo: '重做',
    undoWhat: '撤销：{{label}}',
    redoWhat: '重做：{{label}}',
    nothingToUndo: '没有可撤销的操作',
    nothingToRedo: '没有可重做的操作',
    deleted: '已删除。',
    deletedWhat: '已删除：{{name}}',
    more: '以及另外 {{number}} 项',
    undone: '已撤销',
    undoneWhat: '已撤销：{{label}}',
    redone: '已重做',
    redoneWhat: '已重做：{{label}}',
  },
)

/** `('undo', 'Heading')` => `'Undo: Heading'` */
export const named = (action: 'undo' | 'redo' | 'undone' | 'redone', label: string) =>
  label ? word(`${action}What`, { label }) : word(action)
