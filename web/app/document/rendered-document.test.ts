import { expect, test } from 'vitest';
import { endDocumentLast, modulesLast, withoutNuls } from './rendered-document.server';

test('scripts behind the document come into its body, in their order', () => {
  const html = '<!DOCTYPE html><html><body><p>a</p></body></html><!--$--><script>1</script><script>2</script><!--/$-->';
  expect(endDocumentLast(html)).toBe(
    '<!DOCTYPE html><html><body><p>a</p><!--$--><script>1</script><script>2</script><!--/$--></body></html>',
  );
});

test('a document that ends where it should stays as it is, and so does half a document', () => {
  const whole = '<html><body>a</body></html>';
  expect(endDocumentLast(whole)).toBe(whole);
  expect(endDocumentLast('<html><body>a')).toBe('<html><body>a');
});

test('a name is complete, wherever the renderer split it', () => {
  expect(withoutNuls('<b>Ib\0áñez</b>')).toBe('<b>Ibáñez</b>');
});

test('modules wait until they are started', () => {
  expect(modulesLast('<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b.woff2"/>')).toBe(
    '<link rel="modulepreload" media="not all" fetchpriority="low" href="/a.js"/><link rel="preload" href="/b.woff2"/>',
  );
  expect(modulesLast('<script nonce="n" type="module" async="">import "/a.js";</script>')).toBe(
    '<script nonce="n" type="text/x-module">import "/a.js";</script>',
  );
});
