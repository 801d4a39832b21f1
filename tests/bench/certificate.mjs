import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a certificate for localhost. Browsers trust it by the hash of its key (`trusted`): where they only overlook errors of
 * certificates, they keep nothing in their cache.
 */
export function makeCertificate() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
  rmSync(dir, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, trusted: createHash('sha256').update(publicKey).digest('base64') }
}
