/** The order of layers. Dialogs and popovers use the top layer where it exists. */
export const zOrder = {
  focusedParagraph: 1,
  sticky: 3,
  paragraphToolbar: 4,
  cellMenu: 10,
  topBar: 20,
  popover: 30,
  drawer: 40,
  snackbar: 50,
  skipLink: 60,
};
