export async function server() {}
