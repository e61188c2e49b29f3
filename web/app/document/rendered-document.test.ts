import { expect, test } from 'vitest';
import { endDocumentLast, modulesLast, withoutNuls } from './rendered-document.server';

const changed = (change: (html: Buffer) => Buffer, html: string) => change(Buffer.from(html)).toString();

test('scripts behind the document come into its body, in their order', () => {
  const html = '<!DOCTYPE html><html><body><p>á</p></body></html><!--$--><script>1</script><script>2</script><!--/$-->';
  expect(changed(endDocumentLast, html)).toBe(
    '<!DOCTYPE html><html><body><p>á</p><!--$--><script>1</script><script>2</script><!--/$--></body></html>',
  );
});

test('a document that ends where it should stays as it is, and so does half a document', () => {
  const whole = '<html><body>a</body></html>';
  expect(changed(endDocumentLast, whole)).toBe(whole);
  expect(changed(endDocumentLast, '<html><body>a')).toBe('<html><body>a');
});

test('a name is complete, wherever the renderer split it', () => {
  const chunks = ['<b>Ib\0', 'áñe\0\0\0', 'z</b>', '\0'].map((chunk) => withoutNuls(Buffer.from(chunk)));
  expect(Buffer.concat(chunks).toString()).toBe('<b>Ibáñez</b>');
});

test('modules wait until they are started', () => {
  expect(changed(modulesLast, '<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b.woff2"/>')).toBe(
    '<link rel="modulepreload" media="not all" fetchpriority="low" href="/a.js"/><link rel="preload" href="/b.woff2"/>',
  );
  expect(changed(modulesLast, '<script nonce="n" type="module" async="">import "/a.js";</script>')).toBe(
    '<script nonce="n" type="text/x-module">import "/a.js";</script>',
  );
});
