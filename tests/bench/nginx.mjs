import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../src/setup/run.mjs'

const PROGRAM = process.env.NGINX_BIN ?? '/usr/sbin/nginx'

/** Starts nginx with one worker on these compressed pages (path => bytes). Returns undefined where there is no nginx. */
export async function startNginx(pages) {
  if (!existsSync(PROGRAM)) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  for (const [path, bytes] of pages) {
    const file = join(dir, 'pages', path, 'index.br')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  const port = await freePort()
  writeFileSync(join(dir, 'nginx.conf'), settings(dir, port))
  const child = spawn(PROGRAM, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], { stdio: 'inherit' })
  const ended = new Promise((done) => child.once('exit', done))
  const origin = `http://127.0.0.1:${port}`
  for (let time = 0; time < 100 && !(await fetch(origin).catch(() => undefined)); time += 1) await pause(50)
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true })
    },
  }
}

const settings = (dir, port) => `
${process.getuid?.() === 0 ? '# Another user may not look into a folder that was made for one.\nuser root;' : ''}
daemon off;
worker_processes 1;
pid ${dir}/pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/pages;
    default_type 'text/html; charset=utf-8';
    add_header content-encoding br;
    add_header cache-control no-cache;
    add_header vary accept-encoding;
    location / { try_files $uri/index.br =404; }
  }
}
`
