/** Words of the view of what is translated. */
export const languageWords = {
  en: {
    'languages.title': 'Languages',
    'languages.hint':
      'Every page in both languages. Visitors see a page in the languages that it is published in; the other address leads to the published one.',
    'languages.page': 'Page',
    'languages.en': 'English',
    'languages.es': 'Spanish',
    'languages.missing': 'Not there',
    'languages.draft': 'Draft',
    'languages.published': 'Published',
    'languages.older': 'Older than its twin',
    'languages.failed': 'The list could not be loaded. Reload the page.',
    'languages.panel.title': 'The other language',
    'languages.panel.older':
      'The page was changed in its own language since these words were. Look at both, then save or confirm.',
    'languages.panel.confirm': 'The words are right',
    'languages.panel.shared':
      'Pictures, switches, dates, prices and links are the same in both languages: saving here carries them over.',
  },
  es: {
    'languages.title': 'Idiomas',
    'languages.hint':
      'Todas las páginas en los dos idiomas. Los visitantes ven una página en los idiomas en que está publicada; la otra dirección lleva a la publicada.',
    'languages.page': 'Página',
    'languages.en': 'Inglés',
    'languages.es': 'Español',
    'languages.missing': 'No existe',
    'languages.draft': 'Borrador',
    'languages.published': 'Publicada',
    'languages.older': 'Más antigua que la otra',
    'languages.failed': 'No se pudo cargar la lista. Recarga la página.',
    'languages.panel.title': 'El otro idioma',
    'languages.panel.older':
      'La página cambió en su propio idioma después que estas palabras. Mira las dos y guarda o confirma.',
    'languages.panel.confirm': 'Las palabras están bien',
    'languages.panel.shared':
      'Las fotos, los interruptores, las fechas, los precios y los enlaces son los mismos en los dos idiomas: al guardar aquí pasan al otro.',
  },
};
