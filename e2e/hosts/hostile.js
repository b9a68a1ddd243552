// An old page: a library of former days on the prototypes, and a frozen Array.prototype.
Element.prototype.show = function () {
  this.style.display = '';
  return this;
};
Array.prototype.each = Array.prototype.forEach;
Object.freeze(Array.prototype);
