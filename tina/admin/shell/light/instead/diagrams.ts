/** Replaces `mermaid`, which draws diagrams in code blocks: no rich text of ours has code blocks. It shows the text as it is. */
export default { run: async () => {}, parse: async () => true }
