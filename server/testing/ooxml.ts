/** The order of the elements in the sequences of the schema (ECMA-376, part 1, annex A). */
export const sequences: Record<string, readonly string[]> = {
  'xl/worksheets/sheet1.xml': [
    ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetCalcPr'],
    ...['sheetProtection', 'protectedRanges', 'scenarios', 'autoFilter', 'sortState', 'dataConsolidate'],
    ...['customSheetViews', 'mergeCells', 'phoneticPr', 'conditionalFormatting', 'dataValidations'],
    ...['hyperlinks', 'printOptions', 'pageMargins', 'pageSetup', 'headerFooter', 'rowBreaks', 'colBreaks'],
    ...['customProperties', 'cellWatches', 'ignoredErrors', 'smartTags', 'drawing', 'legacyDrawing'],
    ...['legacyDrawingHF', 'picture', 'oleObjects', 'controls', 'webPublishItems', 'tableParts', 'extLst'],
  ],
  'xl/workbook.xml': [
    ...['fileVersion', 'fileSharing', 'workbookPr', 'workbookProtection', 'bookViews', 'sheets'],
    ...['functionGroups', 'externalReferences', 'definedNames', 'calcPr', 'oleSize', 'customWorkbookViews'],
    ...['pivotCaches', 'smartTagPr', 'smartTagTypes', 'webPublishing', 'fileRecoveryPr', 'extLst'],
  ],
  'xl/styles.xml': [
    ...['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'dxfs'],
    ...['tableStyles', 'colors', 'extLst'],
  ],
};

/** The names of the elements below the root, in their order. */
export function childrenOfRoot(xml: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, close, name = '', empty] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:]*)(?:"[^"]*"|[^>"])*?(\/?)>/g,
  )) {
    if (close) depth -= 1;
    else {
      if (depth === 1) names.push(name);
      if (!empty) depth += 1;
    }
  }
  return names;
}
