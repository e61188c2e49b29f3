import type { FormsLabels } from '../en/forms';

export const forms: FormsLabels = {
  selectYear: 'Selecciona un año',
  selectOption: 'Selecciona una opción',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  openCalendar: 'Abrir calendario',
  calendar: 'Elige una fecha',
};
