/** Words of the widget that says what a family still looks for in vain. */
export const trustWords = {
  en: {
    'trust.widget.title': 'What families look for and do not find',
    'trust.widget.done': 'Every field that tells families whom they deal with is filled in.',
    'trust.widget.hint': 'Fill in what is true; what is empty is not shown on the site.',
  },
  es: {
    'trust.widget.title': 'Lo que las familias buscan y no encuentran',
    'trust.widget.done': 'Están llenos todos los campos que les dicen a las familias con quién tratan.',
    'trust.widget.hint': 'Llena lo que sea cierto; lo que está vacío no aparece en el sitio.',
  },
};
