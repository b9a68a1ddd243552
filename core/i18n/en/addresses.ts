export const texts = {
  unusable:
    'This part is not displayed: the page names a server address that cannot be used. Nothing was sent.',
  foreign:
    'This part is not displayed: the page names another server than the one of your session. Nothing was sent.',
};
