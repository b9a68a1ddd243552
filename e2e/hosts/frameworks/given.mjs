/** What the page of a test hands over. */
export const { main, fetchToken } = window;
export const report = (text) => {
  document.getElementById('heard').textContent = text;
};
