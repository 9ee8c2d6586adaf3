-- Run by test_neovim.py in headless Neovim: it does what an author does, and writes down what it has seen.
local folder, python, report = vim.env.TAILWRIGHT_FOLDER, vim.env.TAILWRIGHT_PYTHON, vim.env.TAILWRIGHT_REPORT
local seen = { errors = {} }

local function finish()
  vim.fn.writefile({ vim.fn.json_encode(seen) }, report)
  vim.cmd("qall!")
end

local function wait(what, test)
  if not vim.wait(30000, test, 50) then
    table.insert(seen.errors, "waited in vain for " .. what)
    finish()
  end
end

local function codes()
  return vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(0))
end

local function place_of(text, offset)
  vim.fn.cursor(1, 1)
  vim.fn.search(text, "c")
  vim.fn.cursor(vim.fn.line("."), vim.fn.col(".") + offset)
end

local client
local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000)
  local answer = answers and answers[client]
  if not answer or answer.error then
    table.insert(seen.errors, method .. ": " .. vim.inspect(answer))
    return nil
  end
  return answer.result
end

local function main()
  vim.cmd("edit " .. folder .. "/chapter.yaml")
  client = vim.lsp.start_client({ name = "tailwright", cmd = { python, "-m", "tailwright", "lsp" }, root_dir = folder })
  vim.lsp.buf_attach_client(0, client)
  wait("findings", function() return #vim.diagnostic.get(0) == 2 end)
  seen.found = codes()

  -- complete the id that is half written
  place_of("minion: roa,", #"minion: roa")
  local params = vim.lsp.util.make_position_params()
  local result = request("textDocument/completion", params)
  for _, item in ipairs(result.items or result) do
    if item.label == "roach" then
      vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16")
    end
  end
  wait("one finding less", function() return #vim.diagnostic.get(0) == 1 end)

  -- apply the fix
  local range = vim.lsp.util.make_given_range_params({ 1, 0 }, { vim.fn.line("$"), 0 })
  range.context = { diagnostics = {} }
  for _, action in ipairs(request("textDocument/codeAction", range)) do
    if action.title:match("^Change to") then
      seen.fix = action.title
      vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
    end
  end
  wait("no findings", function() return #vim.diagnostic.get(0) == 0 end)

  -- rename the token
  place_of("winding-crank:", 2)
  local rename = vim.lsp.util.make_position_params()
  rename.newName = "crank-handle"
  local edit = request("textDocument/rename", rename)
  seen.files = vim.tbl_count(edit.changes)
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  vim.cmd("silent wall")
  wait("findings after the rename", function() return #vim.diagnostic.get(0) == 0 end)
end

local ok, problem = pcall(main)
if not ok then
  table.insert(seen.errors, tostring(problem))
end
finish()
