import type { TrustLabels } from '../en/trust';

export const trust: TrustLabels = {
  updatedOn: 'Última actualización',
  responsible: 'Quién es responsable',
  dataContact: 'Preguntas sobre tus datos',
  providers: 'Empresas que manejan datos para nosotros',
  hostingCountry: 'Dónde se guardan los datos',

  neverAsked: 'Lo que nunca pedimos',
  people: 'Las personas con quienes hablas',
  packs: {
    heading: 'Antes de pagar',
    term: 'Cuánto dura',
    cancellation: 'Cómo cancelar',
    refund: 'Reembolsos',
    payment: 'Formas de pago',
    notIncluded: 'Qué no incluye',
  },
  event: {
    heading: 'Lo que conviene saber',
    organizer: 'Quién lo organiza',
    cost: 'Costo',
    supervision: 'Quién cuida a los menores',
    insurance: 'Seguro',
    refund: 'Reembolsos',
  },
};
