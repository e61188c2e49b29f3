import type { SiteLabels } from '../en/site';

export const site: SiteLabels = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  homeLink: (siteName) => `${siteName}, inicio`,
  homePage: 'Inicio',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  contents: 'Contenido',
  search: 'Buscar',
  otherLanguage: { name: 'English', offer: 'This page is also in English.', open: 'View in English' },
  forCoaches: 'Para entrenadores',
  loading: 'Cargando',
  close: 'Cerrar',
  ok: 'Aceptar',
  smallPrint: 'Información legal',
  preview: 'Vista previa',
  previewNotice: 'Estás viendo la versión guardada. Los visitantes ven la publicada.',
  previewExit: 'Salir de la vista previa',
  previewMissing: 'Falta',
  previewProblems: 'Hay que corregir',
  errors: {
    unreachable: {
      title: 'Volvemos enseguida',
      text: 'Nuestro servidor no responde en este momento. La dirección es correcta: inténtalo de nuevo en un minuto.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No se pudo cargar esta página. Revisa tu conexión e inténtalo de nuevo.',
    },
    missing: {
      title: 'Página no encontrada',
      text: 'No hay ninguna página en esta dirección. Revisa si está bien escrita o sigue desde el menú.',
    },
    noHome: {
      title: 'Sin página de inicio',
      text: 'La página de inicio no está disponible en este momento. Puedes ver las demás páginas desde el menú.',
    },
    draft: {
      title: 'Borrador sin terminar',
      text: 'Este borrador todavía no se puede mostrar. Corrige lo que está en la lista de arriba, guarda y abre la vista previa otra vez.',
    },
    refused: {
      title: 'Este enlace no funciona',
      text: 'Puede que sea antiguo o que esté incompleto. Sigue desde el menú.',
    },
    fault: { title: 'Algo salió mal', text: 'El error es nuestro. Inténtalo de nuevo en un minuto.' },
  },
  emptySite: {
    title: 'Pronto empezamos',
    text: 'Aquí todavía no hay nada publicado. Editores: publiquen Global y la página de inicio en el CMS, y luego las demás páginas. O carguen las páginas preparadas arrancando una base de datos vacía con SEED=base.',
    staff: 'Acceso del personal',
  },
  errorPage: 'Página',
  errorStatus: 'Error',
  requestFailed: (status) => `La solicitud falló con el código ${status}`,
  tryAgain: 'Intentar de nuevo',
  partFailed: 'Esta parte de la página no se cargó. Recarga la página para verla.',
  offline:
    'No tienes conexión. Puedes seguir leyendo esta página, y lo que escribiste sigue aquí. Inténtalo de nuevo cuando vuelva la conexión.',
  backHome: 'Volver al inicio',
  seePlayers: 'Ver a los jugadores',
};
